import { boxesOf, inside } from './boxes'

/** The name of XMP among boxes of own types. */
const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/**
 * Overwrites the metadata of an MP4 film, in which phones write the place. The boxes keep their
 * lengths, because the film refers to its pictures by their positions.
 */
export function eraseMetadata(film: Buffer): void {
  const top = boxesOf(film)
  const inFilm = inside(top, 'moov')
  for (const { type, whole, body } of [...top, ...inFilm, ...inside(inFilm, 'trak')]) {
    const isXmp = type === 'uuid' && body.subarray(0, xmp.length).equals(xmp)
    if (type !== 'udta' && type !== 'meta' && !isXmp) continue
    whole.write('free', 4, 'latin1')
    body.fill(0)
  }
}
