/** Where names that people have typed may be broken on a narrow square: soft hyphens where German and English mostly allow it. */

const SHY = '\u00ad'
const LONG = 9 // letters from which on a word may be broken
const VOWEL = '[aeiouyäöü]'
const CONSONANT = '(?:sch|ch|ck|ph|th|qu|[b-df-hj-np-tv-xzß])'
const ENDING = /(?<=\p{L}{3})(?=(?:straße|strasse|platz|allee|gasse|bahnhof|werke?|hafen|palast|turm|museum|park|ufer|ring|damm|markt|brücke|street|avenue)$)/giu
const BETWEEN = new RegExp(`(?<=\\p{L}${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL})`, 'giu')
const BEFORE = new RegExp(`(?<=\\p{L}${VOWEL})(?=${CONSONANT}${VOWEL})`, 'giu')

function broken(word: string): string {
  if (word.length < LONG) return word
  const parts = word.replace(ENDING, SHY).split(SHY)
  return parts.map((part) => (part.length < LONG ? part : part.replace(BETWEEN, SHY).replace(BEFORE, SHY))).join(SHY)
}

/** Return a name with soft hyphens in its long words. */
export function soften(name: string): string {
  return name.split(' ').map(broken).join(' ')
}
