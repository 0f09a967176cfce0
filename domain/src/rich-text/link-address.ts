const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const nowhere = 'https://shop.invalid'
const longest = 2000

function within(path: string): string | null {
  const url = new URL(path, nowhere)
  if (url.origin !== nowhere) return null
  const address = path.startsWith('#') ? url.hash : url.pathname + url.search + url.hash
  return address === '' || address.startsWith('//') ? null : address
}

/**
 * The normal form of an allowed link address in a text: a web address, an e-mail address, a phone
 * number, a path of the shop or an anchor on the page. Null for all others, such as scripts and
 * data URLs.
 */
export function linkAddress(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > longest) return null
  try {
    if (/^[/#]/.test(trimmed)) return within(trimmed)
    const url = new URL(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed)
    return protocols.has(url.protocol) ? url.href : null
  } catch {
    return null
  }
}
