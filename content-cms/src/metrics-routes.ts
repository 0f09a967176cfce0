/** Collections and globals by name; everything below them combined. */
export function routesOf(slugs: readonly string[]): (path: string) => string {
  const known = new Set(slugs)
  return (path) => {
    const [, first = '', second = '', ...rest] = path.split('/')
    if (first === 'admin' || first === '_next') return `/${first}/*`
    if (first !== 'api') return 'other'
    if (second === 'health') return '/api/health'
    const isGlobal = second === 'globals'
    const slug = isGlobal ? (rest[0] ?? '') : second
    if (!known.has(slug)) return '/api/*'
    const pattern = isGlobal ? `/api/globals/${slug}` : `/api/${slug}`
    return rest.length > (isGlobal ? 1 : 0) ? `${pattern}/*` : pattern
  }
}
