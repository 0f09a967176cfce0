type QueryValue =
  | string
  | number
  | boolean
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

/** Parameters of a call in the contract's query language (part 2), as objects and lists. */
export type Query = Readonly<Record<string, unknown>>

/** @example queryText({ filters: { id: { $in: [1, 2] } } }) // 'filters[id][$in][0]=1&…', encoded */
export function queryText(query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) add(params, name, value as QueryValue)
  return params.toString()
}

function add(params: URLSearchParams, name: string, value: QueryValue): void {
  if (value === undefined) return
  if (typeof value !== 'object') {
    params.append(name, String(value))
    return
  }
  for (const [key, part] of Object.entries(value)) add(params, `${name}[${key}]`, part)
}
