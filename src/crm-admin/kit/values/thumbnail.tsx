import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Styles } from '../styles/styles.tsx'
import thumbnailCss from './thumbnail.css?inline'

/** Width to height, as in CSS. */
export type AspectRatio = '1 / 1' | '3 / 2' | '4 / 5' | '10 / 7' | '16 / 9' | '25 / 9'

function ThumbnailFrame({ ratio, children }: { ratio: AspectRatio; children?: ReactNode }) {
  return (
    <div className="crm-thumbnail" style={{ aspectRatio: ratio }}>
      <Styles name="thumbnail" css={thumbnailCss} />
      {children}
    </div>
  )
}

interface ThumbnailProps {
  /** Null shows an empty place. */
  src: string | null
  alt: string
  /** The part of the picture that the shop shows; default: the whole one in a square. */
  ratio: AspectRatio | undefined
  none?: string
}

/** A picture of a record, cropped as in the shop. */
export function Thumbnail({ src, alt, ratio, none }: ThumbnailProps) {
  return (
    <ThumbnailFrame ratio={ratio ?? '1 / 1'}>
      {src === null ? none : <img src={src} alt={alt} data-whole={ratio === undefined} />}
    </ThumbnailFrame>
  )
}

/** In milliseconds of view (SPEC §9). */
const playsAfter = 4000

/** The player of a video at YouTube or Vimeo, started muted; each host reads its own parameter. */
export function autoplayAddress(frame: string): string {
  const url = new URL(frame)
  for (const name of ['autoplay', 'mute', 'muted']) url.searchParams.set(name, '1')
  return url.href
}

interface VideoThumbnailProps {
  frame: string
  title: string
  playLabel: string
}

/**
 * A video that plays muted after some time in view or when pressed, with reduced motion only when
 * pressed. Its host is not contacted before.
 */
export function VideoThumbnail({ frame, title, playLabel }: VideoThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (playing || button.current === null) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setPlaying(true), playsAfter)
      },
      { threshold: 0.4 },
    )
    observer.observe(button.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [playing])
  return (
    <ThumbnailFrame ratio="16 / 9">
      {playing ? (
        <iframe
          src={autoplayAddress(frame)}
          title={title}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button ref={button} type="button" aria-label={playLabel} onClick={() => setPlaying(true)}>
          ▶
        </button>
      )}
    </ThumbnailFrame>
  )
}
