/** Thủ Đức City was three districts until 2021: their names, and the codes of their wards. */
const thuDuc = [
  ['Quận 2', 27088, 27118],
  ['Quận 9', 26830, 26866],
  ['Quận Thủ Đức', 26794, 26827],
] as const

const listed = (names: readonly string[]): string | null => names.join(', ') || null

/** The districts that a district of three levels includes since a former reform. */
export const formerDistricts = (district: string): string | null =>
  listed(district === 'Thành phố Thủ Đức' ? thuDuc.map(([name]) => name) : [])

/** An older ward with the name of its district. */
interface OlderWard {
  name: string
  district: string
}

/**
 * What a ward since 2025-07-01 was before. Its code is the one of an older ward that it includes;
 * further wards that it includes are not known. Numbers of wards say nothing without the district.
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
