const metaPattern = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i

const entities: Record<string, string> = {
  '&#39;': "'",
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
}

/**
 * Extracts the content security policy, which Astro writes into pre-rendered pages as a meta
 * element: a header also covers directives that a meta element cannot, and pages rendered by the
 * running server are then identical to the byte.
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
