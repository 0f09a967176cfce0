import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

const hex = (channel: number) => channel.toString(16).padStart(2, '0').toUpperCase()

export async function dominantColourOf(picture: Buffer | string): Promise<string> {
  const small = await sharp(picture).resize(64, 64, { fit: 'inside' }).removeAlpha().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

/** The placeholder colour of a new picture, unless somebody has chosen one. */
export const fillDominantColour: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || data.color) return data
  return { ...data, color: await dominantColourOf(req.file.tempFilePath || req.file.data) }
}
