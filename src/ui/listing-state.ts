export interface ListingState {
  /** '' shows all groups. */
  group: string
  /** `order:desc` etc. (SPEC §9). */
  sort: string
}

export interface Listed<Item> {
  item: Item
  groups: readonly string[]
  facts: Readonly<Record<string, number>>
}

interface Known {
  groups: readonly string[]
  /** The first is the default, which is not written to the address. */
  sorts: readonly string[]
}

export function readState(search: string, parameter: string, known: Known): ListingState {
  const query = new URLSearchParams(search)
  const group = query.get(parameter) ?? ''
  const sort = query.get('sort') ?? ''
  return {
    group: known.groups.includes(group) ? group : '',
    sort: known.sorts.includes(sort) ? sort : (known.sorts[0] ?? ''),
  }
}

export function writeState(
  search: string,
  parameter: string,
  { group, sort }: ListingState,
  known: Known,
): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  query.delete('sort')
  if (group !== '') query.set(parameter, group)
  if (sort !== '' && sort !== known.sorts[0]) query.set('sort', sort)
  const text = query.toString().replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

export function arrange<Item>(
  items: readonly Listed<Item>[],
  { group, sort }: ListingState,
): Item[] {
  const [fact = '', direction] = sort.split(':')
  const sign = direction === 'asc' ? 1 : -1
  return items
    .filter(({ groups }) => group === '' || groups.includes(group))
    .sort((a, b) => sign * ((a.facts[fact] ?? 0) - (b.facts[fact] ?? 0)))
    .map(({ item }) => item)
}
