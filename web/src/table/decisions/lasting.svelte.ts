/** What was so once in a decision, for as long as the decision stands. */

export function lasting(of: () => string, now: () => boolean): { readonly so: boolean } {
  let since: { of: string; so: boolean } = { of: '', so: false }
  const so = $derived.by(() => {
    since = { of: of(), so: now() || (since.of === of() && since.so) }
    return since.so
  })
  return {
    get so() {
      return so
    },
  }
}
