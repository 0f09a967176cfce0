import { normaliseText } from '@nas/domain/text'

export interface Option {
  id: number
  name: string
  note?: string | undefined
  /** Former names by which the option is also found. */
  aliases?: readonly string[] | undefined
  aliasNote?: string | undefined
}

/** The kind of a place precedes its name; people type only the name. */
const kinds = /^(tinh|thanh pho|tp\.?|quan|huyen|thi xa|phuong|xa|thi tran|dac khu)(?: |(?<=\.))\s*/

/** Abbreviations and English words for kinds of places, in front of a dot, a blank or a number. */
const shortKinds: Readonly<Record<string, string>> = {
  t: 'tinh',
  tp: 'thanh pho',
  q: 'quan',
  h: 'huyen',
  tx: 'thi xa',
  p: 'phuong',
  x: 'xa',
  tt: 'thi tran',
  d: 'quan',
  district: 'quan',
  ward: 'phuong',
}

/** English kinds, which follow the name. */
const englishKinds = / (city|province|district|ward|commune)$/

const shortNames: Readonly<Record<string, string>> = {
  hcm: 'ho chi minh',
  tphcm: 'ho chi minh',
  hcmc: 'ho chi minh',
  'sai gon': 'ho chi minh',
  saigon: 'ho chi minh',
  sg: 'ho chi minh',
  hn: 'ha noi',
  tphn: 'ha noi',
  dn: 'da nang',
  hp: 'hai phong',
  ct: 'can tho',
}

/** Removes leading zeros, because numbers are written with and without them. */
const plain = (text: string): string => normaliseText(text).replace(/\b0+(?=\d)/g, '')

/** Joins a name to one word, because names are also written that way: Hanoi, Danang. */
const joined = (text: string): string => text.replace(/[\s-]+/g, '')

const ownName = (name: string): string => joined(plain(name))
const bareName = (name: string): string => joined(plain(name).replace(kinds, ''))

function spelledOut(text: string): string {
  const typed = plain(text).replace(englishKinds, '')
  const [whole = '', kind = ''] = /^([a-z]+)(?:\.\s*|\s+|(?=\d))/.exec(typed) ?? []
  const rest = typed.slice(whole.length)
  const longKind = shortKinds[kind]
  const name = shortNames[longKind === undefined ? typed : rest] ?? shortNames[typed]
  if (name !== undefined) return name
  return longKind === undefined ? typed : `${longKind} ${rest}`
}

/** Prefix matches come first; a match by a former name follows its rank and shows its note. */
export function searchOptions(options: readonly Option[], text: string): Option[] {
  const wanted = joined(plain(text))
  if (wanted === '') return [...options]
  const meant = joined(spelledOut(text))
  const rankOf = (name: string) => {
    const [own, bare] = [ownName(name), bareName(name)]
    if (own === meant || bare === meant) return 0
    if (own.startsWith(meant) || bare.startsWith(meant)) return 1
    if (own.startsWith(wanted) || bare.startsWith(wanted)) return 2
    return own.includes(wanted) || own.includes(meant) ? 3 : 4
  }
  return options
    .flatMap((option) => {
      const rank = rankOf(option.name)
      if (rank < 4) return [{ rank, option }]
      const former = Math.min(...(option.aliases ?? []).map(rankOf))
      return former < 3 ? [{ rank: former + 0.5, option: withAliasNote(option) }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

const withAliasNote = ({ aliasNote, note, ...option }: Option): Option => ({
  ...option,
  note: aliasNote ?? note,
})

/** @returns undefined when none or several match */
export function namedOption(options: readonly Option[], text: string): Option | undefined {
  const meant = joined(spelledOut(text))
  if (meant === '') return undefined
  const exact = options.filter(({ name }) => ownName(name) === meant)
  const bare = options.filter(({ name }) => bareName(name) === meant)
  if (exact.length > 0) return exact[0]
  const isMeant = (name: string) => ownName(name) === meant || bareName(name) === meant
  const former = options.filter(({ aliases }) => aliases?.some(isMeant))
  const named = bare.length > 0 ? bare : former
  return named.length === 1 ? named[0] : undefined
}

const numeric = new Intl.Collator('vi', { numeric: true })

/** Numeric order: District 2 comes before District 10. */
export const byName = (a: Option, b: Option): number => numeric.compare(a.name, b.name)
