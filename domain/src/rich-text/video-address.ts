export interface VideoAddress {
  page: string
  /**
   * The address for an iframe: the host's player, without cookies until it plays; null for a film
   * of the shop.
   */
  frame: string | null
}

/** Where the shop serves uploaded films; their names contain a hash of their content. */
export const filmFolder = '/media/'
const filmName = /^[\w-]+\.[\da-f]{12}\.(?:mp4|webm)$/

export const isFilmPath = (text: string): boolean =>
  text.startsWith(filmFolder) && filmName.test(text.slice(filmFolder.length))

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'])
const youtubePath = /^\/(?:embed|shorts|live|v)\/([\w-]{11})$/
const youtubeId = /^[\w-]{11}$/
const vimeoPath = /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?$/
const vimeoHash = /^[\da-f]{6,20}$/

function youtube(id: string | null | undefined): VideoAddress | null {
  if (!id || !youtubeId.test(id)) return null
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}`,
  }
}

function vimeo(url: URL): VideoAddress | null {
  const [, id, inPath] = vimeoPath.exec(url.pathname) ?? []
  if (id === undefined) return null
  const given = inPath ?? url.searchParams.get('h') ?? ''
  // An unlisted video requires the second number of its address.
  const hash = vimeoHash.test(given) ? given : null
  return {
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frame: `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`,
  }
}

/** The video of an address at YouTube or Vimeo, or of an uploaded film; null for other addresses. */
export function videoAddress(text: string): VideoAddress | null {
  const trimmed = text.trim()
  if (isFilmPath(trimmed)) return { page: trimmed, frame: null }
  let url: URL
  try {
    url = new URL(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed)
  } catch {
    return null
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.port !== '') return null
  const host = url.hostname.replace(/^www\./, '')
  if (host === 'youtu.be') return youtube(url.pathname.slice(1))
  if (youtubeHosts.has(host)) {
    const watched = url.pathname === '/watch' ? url.searchParams.get('v') : null
    return youtube(watched ?? youtubePath.exec(url.pathname)?.[1])
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null
}
