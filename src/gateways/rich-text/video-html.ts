import { videoAddress } from '@nas/domain/rich-text/video-address'
import { isPlainObject } from '../../content/plain-values.ts'
import { escapeHtml } from './escape-html.ts'
import { unnamedVideo } from './nodes.ts'

/** The frame of a video block, loaded when it comes near; nothing for a host that may not be shown. */
export function videoHtml(fields: unknown): string {
  const { url, title }: Record<string, unknown> = isPlainObject(fields) ? fields : {}
  const video = typeof url === 'string' ? videoAddress(url) : null
  if (!video) return ''
  const name = typeof title === 'string' && title.trim() !== '' ? title : unnamedVideo
  const attributes = [
    `src="${escapeHtml(video.frame)}"`,
    `title="${escapeHtml(name)}"`,
    'width="640" height="360" loading="lazy"',
    'referrerpolicy="strict-origin-when-cross-origin"',
    'allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen',
  ]
  return `<div class="video-frame"><iframe ${attributes.join(' ')}></iframe></div>`
}
