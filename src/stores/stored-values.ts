// Written by hand: these checks run on every page before anything is pressed, where a schema
// library would be most of the script (DESIGN part 4).

export type Fields = Readonly<Record<string, unknown>>

/** The fields of a stored object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
