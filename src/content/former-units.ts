/** Thủ Đức City was three districts until 2021: their names, and the codes of their wards. */
const thuDuc = [
  ['Quận 2', 27088, 27118],
  ['Quận 9', 26830, 26866],
  ['Quận Thủ Đức', 26794, 26827],
] as const

const listed = (names: readonly string[]): string | null => names.join(', ') || null

export const formerDistricts = (district: string): string | null =>
  listed(district === 'Thành phố Thủ Đức' ? thuDuc.map(([name]) => name) : [])

interface OlderWard {
  name: string
  district: string
}

/**
 * Former names of a ward since 2025-07-01. Its code is the code of one former ward that it
 * includes; other included wards are not known. Numbered wards are omitted, because they mean
 * nothing without the district.
 */
export function formerNames(code: string, name: string, older: OlderWard | undefined) {
  if (older === undefined) return { former: null, former_ward: null }
  const part = thuDuc.find(([, from, to]) => Number(code) >= from && Number(code) <= to)
  const isOtherName = older.name !== name && !/\d/.test(older.name)
  return {
    former: listed([...(part ? [part[0]] : []), older.district]),
    former_ward: isOtherName ? older.name : null,
  }
}
