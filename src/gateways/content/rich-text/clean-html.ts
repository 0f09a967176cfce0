import { linkAddress } from '@nas/domain/rich-text/link-address'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import sanitize from 'sanitize-html'

const deepestNesting = 60

/** The words of a list that is written as a text. */
export const words = (list: string): string[] => list.trim().split(/\s+/)

const blockTags = words(`
  p div h1 h2 h3 h4 h5 h6 blockquote pre ul ol li hr figure figcaption section article
  header footer main aside address table caption thead tbody tfoot tr td th dl dt dd
`)
const inlineTags = words(`
  a b strong i em u ins s strike del code sub sup mark small big span font br img iframe
  video source oembed
`)
/** Elements without meaning here; their text is kept. */
const wrappers = new Set(
  words(`
    html head body meta center label abbr cite q time wbr nav kbd samp tt var dfn small
    picture col colgroup details summary
  `),
)
const allowed = new Set([...blockTags, ...inlineTags])

const styles = words(`
  color background-color background font-size font-weight font-style text-align
  text-decoration text-decoration-line padding-left padding-inline-start margin-left
`)
const plainValue = [/^[\w#(),.%\s*/+-]{1,80}$/]

const options: sanitize.IOptions = {
  allowedTags: [...allowed],
  allowedAttributes: {
    '*': ['class', 'style', 'align'],
    a: ['href', 'target'],
    img: ['src', 'alt'],
    iframe: ['src', 'title'],
    video: ['src', 'title'],
    source: ['src'],
    oembed: ['url'],
    div: ['data-oembed-url', 'data-products', 'data-gallery', 'data-callout'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
    li: ['data-list'],
    font: ['color', 'size'],
  },
  allowedClasses: { '*': ['ql-*'] },
  allowedStyles: { '*': Object.fromEntries(styles.map((name) => [name, plainValue])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: true,
  nestingLimit: deepestNesting,
  nonTextTags: words(`
    script style textarea option noscript title template select svg math object embed applet
    audio canvas xmp noembed noframes
  `),
}

function named(what: string, address: string | undefined): string {
  return `${what} ${(address ?? '').slice(0, 200)}`.trim()
}

function lossesOf(
  tag: string,
  attributes: Record<string, string>,
  isPicture: (src: string) => boolean,
): string[] {
  const losses = Object.keys(attributes).filter((name) => name.startsWith('on'))
  if (!allowed.has(tag) && !wrappers.has(tag)) losses.push(tag)
  const { href, src, url } = attributes
  if (tag === 'a' && href !== undefined && linkAddress(href) === null) {
    losses.push(named('link', href))
  }
  if (tag === 'img' && !isPicture(src ?? '')) losses.push(named('picture', src))
  const video = tag === 'oembed' ? url : src
  const framed = tag === 'iframe' || tag === 'oembed' || (tag === 'video' && src !== undefined)
  if (framed || tag === 'source') {
    if (videoAddress(video ?? '') === null) losses.push(named('video', video))
  }
  return losses
}

/** @param isPicture returns true for allowed pictures */
export function cleanHtml(
  html: string,
  isPicture: (src: string) => boolean,
): { html: string; dropped: string[] } {
  const dropped = new Set<string>()
  const clean = sanitize(html, {
    ...options,
    onOpenTag: (tag, attributes) => {
      for (const loss of lossesOf(tag, attributes, isPicture)) dropped.add(loss)
    },
  })
  return { html: clean, dropped: [...dropped] }
}
