import { maxPicture } from '../pictures/picture-kinds'

/** The formats that every browser of the shop plays, with their codecs. */
export const filmKinds = {
  mp4: { mime: 'video/mp4', codecs: ['avc1', 'avc3', 'av01', 'vp09'] },
  webm: { mime: 'video/webm', codecs: ['V_VP8', 'V_VP9', 'V_AV1'] },
} as const

export type FilmKind = keyof typeof filmKinds

/** A minute for the home page; longer films belong on YouTube. */
export const maxFilmBytes = 20_000_000

export const maxFilm = {
  vi: 'MP4 (H.264 hoặc AV1), WebM, tối đa 20 MB',
  en: 'MP4 (H.264 or AV1) or WebM, at most 20 MB',
}

/** With the other fields of a form. */
export const maxBodyBytes = maxFilmBytes + 2_000_000

/** In Vietnamese, because it is said before the account is known. */
export const fileTooLarge = `Tệp quá lớn: nhận ảnh ${maxPicture.vi}; phim ${maxFilm.vi}.`
