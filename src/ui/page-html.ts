import { unbrokenHeadings } from './unbroken.ts'

const video = /<iframe src="([^"]+)" title="([^"]*)"/g

// Style attributes: the policy of pages forbids style elements.
const cover =
  'position:fixed;inset:0;display:flex;flex-direction:column;gap:12px;align-items:center;justify-content:center;padding:16px;font:16px/1.4 system-ui,sans-serif;color:#123c3b;text-align:center;text-decoration:none'
const sign =
  'width:64px;height:64px;border-radius:50%;background:#123c3b;color:#fbf6ef;font-size:24px;line-height:64px'

/** A document in an attribute; `src` and `title` are escaped already. */
function coverOf(src: string, title: string): string {
  const host = src.includes('vimeo') ? 'Vimeo' : 'YouTube'
  const address = `${src}${src.includes('?') ? '&amp;' : '?'}autoplay=1`
  const link = `<a href="${address}" style="${cover}"><span style="${sign}" aria-hidden="true">▶</span>${title} · ${host}</a>`
  return link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Text of the shop as its pages show it: the host of a video is contacted when it is pressed. */
export const pageHtml = (html: string): string =>
  unbrokenHeadings(html).replace(
    video,
    (frame, src: string, title: string) => `${frame} srcdoc="${coverOf(src, title)}"`,
  )
