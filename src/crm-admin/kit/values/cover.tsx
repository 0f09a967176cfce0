interface CoverProps {
  src: string | null
  /** Width and height in px. */
  size: number
}

export function Cover({ src, size }: CoverProps) {
  const box = { width: size, height: size }
  if (src === null) return <span className="crm-cover" style={box} />
  return <img className="crm-cover" src={src} alt="" loading="lazy" style={box} {...box} />
}
