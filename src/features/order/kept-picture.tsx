import type { Texts } from '../../i18n/catalogues.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { drawPicture, type PictureContent, pictureSize } from './draw-picture.ts'

const drawFrom = (content: string) => drawPicture(JSON.parse(content) as PictureContent)

interface KeptPictureProps {
  content: PictureContent
  alt: string
  /** File name without extension. */
  file: string
  save: string
  texts: Texts<'order'>
}

/**
 * A picture to save: by a long press, because the browsers inside apps (Facebook, Zalo) ignore
 * downloads, elsewhere by a link. Its space is reserved while it is drawn.
 */
export function KeptPicture({ content, alt, file, save, texts }: KeptPictureProps) {
  const drawing = useLoaded(JSON.stringify(content), drawFrom)
  const size = pictureSize(content)
  if (drawing.state === 'failed') return <p role="status">{texts.pictureFailed}</p>
  const address = drawing.state === 'ready' ? drawing.value : undefined
  return (
    <>
      <span className="kept-picture" style={{ aspectRatio: size.width / size.height }}>
        {address === undefined ? null : <img src={address} alt={alt} {...size} />}
      </span>
      <span className="muted no-print">{texts.pictureHold}</span>
      <a
        className="button button--outline button--small no-print"
        href={address}
        download={`${file}.png`}
      >
        {save}
      </a>
    </>
  )
}
