import path from 'node:path'
import type { CollectionBeforeChangeHook } from 'payload'
import { sharePicture, shareSize } from '../pictures/share-picture'

/** Stores the size `share` of a new picture: its fit depends on the picture, Payload's do not. */
export const drawSharePicture: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data
  const { width, height } = shareSize
  const filename = `${path.parse(data.filename).name}-${width}x${height}.jpg`
  const drawn = await sharePicture(req.file.tempFilePath || req.file.data)
  const { size } = await drawn.toFile(`${collection.upload.staticDir}/${filename}`)
  const share = { filename, mimeType: 'image/jpeg', filesize: size, width, height }
  return { ...data, sizes: { ...data.sizes, share } }
}
