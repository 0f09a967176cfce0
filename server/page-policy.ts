const metaPattern = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i

const entities: Record<string, string> = {
  '&#39;': "'",
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
}

/**
 * Takes the content security policy, which Astro writes into pre-rendered pages as a meta element,
 * out of the page: as a header it also covers what a meta element cannot, and a page rendered by
 * the running server is then the same to the byte.
 */
export function takePolicy(html: string): { html: string; policy: string } {
  const match = metaPattern.exec(html)
  if (match === null) return { html, policy: '' }
  const policy = (match[1] ?? '').replace(
    /&(#39|#x27|quot|amp);/g,
    (entity) => entities[entity] ?? entity,
  )
  return { html: html.replace(match[0], ''), policy }
}
