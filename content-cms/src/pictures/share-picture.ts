import sharp, { type Sharp } from 'sharp'

export const shareSize = { width: 1200, height: 630 }

/** The shop's `--sand`. */
const ground = '#f5eee6'

/** From this width by height on a picture bears being cropped; others would lose what they show. */
const wide = 3 / 2

/**
 * A picture as chat programs and crawlers show it: a JPEG of 1200 × 630. A wide one is cropped
 * around what catches the eye, others stand whole on sand, which also shows through holes.
 */
export async function sharePicture(picture: Buffer | string): Promise<Sharp> {
  const upright = sharp(picture).autoOrient()
  const { width, height } = (await upright.metadata()).autoOrient
  const cropped = { fit: 'cover', position: 'attention' } as const
  const whole = { fit: 'contain', background: ground } as const
  return upright
    .flatten({ background: ground })
    .resize({ ...shareSize, ...(width / height >= wide ? cropped : whole) })
    .jpeg({ quality: 80, progressive: true })
}
