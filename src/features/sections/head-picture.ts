import type { DrawnPicture } from '../../ui/picture-source.ts'
import type { PageSection } from './page-sections.ts'

/** The head's picture as it is drawn, for the head of the document to ask for it first. */
export function headPicture(head: PageSection | undefined): DrawnPicture | undefined {
  if (!head?.picture) return undefined
  return { media: head.picture.media, sizes: '(width < 32rem) 92vw, 28rem' }
}
