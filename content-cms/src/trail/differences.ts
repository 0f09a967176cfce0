type Scalar = string | number | boolean | null

export interface Difference {
  before: Record<string, Scalar>
  after: Record<string, Scalar>
}

/** Kept by Payload itself at each save. */
const byItself = ['id', 'createdAt', 'updatedAt', 'searchText', 'sizes', 'sessions']
const longest = 200

const isScalar = (value: unknown): value is Scalar =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= longest)

type Document = Readonly<Record<string, unknown>>

/**
 * What differs between two versions, by field. `changed` stands for what is too long or too deep to
 * keep twice, and for every field that is not named as telling nothing of a person.
 * @param open the fields whose values may be kept; null for a document without personal data
 */
export function difference(
  before: Document,
  after: Document,
  open: readonly string[] | null,
): Difference {
  const found: Difference = { before: {}, after: {} }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (byItself.includes(name)) continue
    const [was = null, is = null] = [before[name], after[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    if (isScalar(was) && isScalar(is) && (open === null || open.includes(name))) {
      found.before[name] = was
      found.after[name] = is
    } else found.after[name] = 'changed'
  }
  return found
}
