import type { EditorTextKey } from '../editor-texts.ts'

export interface PictureRules {
  path: '/api/upload' | '/api/app/upload'
  /** Size limit in bytes, exclusive. */
  under: number
  tooLarge: EditorTextKey
}

export const singlePicture: PictureRules = {
  path: '/api/app/upload',
  under: 2_000_000,
  tooLarge: 'picture.over2',
}

/** For pictures inside a text, and for several pictures at once. */
export const anyPicture: PictureRules = {
  path: '/api/upload',
  under: 3_000_000,
  tooLarge: 'picture.over3',
}

export const pictureTypes = ['image/jpeg', 'image/png']

export function refusalOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  { under, tooLarge }: PictureRules,
): EditorTextKey | null {
  if (!pictureTypes.includes(type)) return 'picture.notJpg'
  return size < under ? null : tooLarge
}
