/** The name under which a person sat down last, so that it need not be typed again. */

const NAME = 'bankhalter.name'

export function rememberedName(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // it is typed again next time
  }
}
