interface CoverProps {
  /** Null for a record without a picture. */
  src: string | null
  /** Width and height in px. */
  size: number
}

/** The small picture beside a name. */
export function Cover({ src, size }: CoverProps) {
  const box = { width: size, height: size }
  if (src === null) return <span className="crm-cover" style={box} />
  return <img className="crm-cover" src={src} alt="" loading="lazy" style={box} {...box} />
}
