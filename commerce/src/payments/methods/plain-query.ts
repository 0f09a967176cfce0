/** Parameters that came once each; nobody has signed what came twice or nested. */
export function plainQuery(query: object): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(query)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
