import type { EditorTextKey } from '../editor-texts.ts'

/** Which of the two calls stores a picture, and how large it may be (SPEC §5). */
export interface PictureRules {
  path: '/api/upload' | '/api/app/upload'
  /** Bytes that a file stays under. */
  under: number
  tooLarge: EditorTextKey
}

export const singlePicture: PictureRules = {
  path: '/api/app/upload',
  under: 2_000_000,
  tooLarge: 'picture.over2',
}

/** Pictures inside a text, and many at once. */
export const anyPicture: PictureRules = {
  path: '/api/upload',
  under: 3_000_000,
  tooLarge: 'picture.over3',
}

export const pictureTypes = ['image/jpeg', 'image/png']

/** Name of the sentence that says why a file is not sent. */
export function refusalOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  { under, tooLarge }: PictureRules,
): EditorTextKey | null {
  if (!pictureTypes.includes(type)) return 'picture.notJpg'
  return size < under ? null : tooLarge
}
