export interface TextChoice {
  value: string
  vi: string
  en: string
}

/** Text colours. Each is readable (4.5 to 1) on the shop's paper and on every mark. */
export const textColours = {
  ink: { value: '#1d2928', vi: 'Đen', en: 'Black' },
  grey: { value: '#55605d', vi: 'Xám', en: 'Grey' },
  teal: { value: '#1f5652', vi: 'Xanh ngọc', en: 'Teal' },
  green: { value: '#256046', vi: 'Xanh lá', en: 'Green' },
  blue: { value: '#1d4f91', vi: 'Xanh dương', en: 'Blue' },
  violet: { value: '#5d3a8e', vi: 'Tím', en: 'Violet' },
  pink: { value: '#97295f', vi: 'Hồng', en: 'Pink' },
  red: { value: '#9c2f26', vi: 'Đỏ', en: 'Red' },
  orange: { value: '#8a430e', vi: 'Cam', en: 'Orange' },
  gold: { value: '#6f5312', vi: 'Vàng', en: 'Gold' },
} as const satisfies Record<string, TextChoice>

export const textMarks = {
  honey: { value: '#f2ddbf', vi: 'Nền vàng', en: 'Honey mark' },
  blush: { value: '#f8ded5', vi: 'Nền hồng', en: 'Blush mark' },
  sage: { value: '#dfe8d6', vi: 'Nền xanh', en: 'Sage mark' },
  sky: { value: '#dbe7ef', vi: 'Nền lam', en: 'Sky mark' },
} as const satisfies Record<string, TextChoice>

/** Text sizes: 14, 16 and 18 px (SPEC §9), and three sizes relative to the surrounding text. */
export const textSizes = {
  px14: { value: '14px', vi: '14 px', en: '14 px' },
  px16: { value: '16px', vi: '16 px', en: '16 px' },
  px18: { value: '18px', vi: '18 px', en: '18 px' },
  small: { value: '0.75em', vi: 'Nhỏ', en: 'Small' },
  large: { value: '1.5em', vi: 'Lớn', en: 'Large' },
  huge: { value: '2.5em', vi: 'Rất lớn', en: 'Huge' },
} as const satisfies Record<string, TextChoice>

export type TextColour = keyof typeof textColours
export type TextMark = keyof typeof textMarks
export type TextSize = keyof typeof textSizes

export interface TextState {
  colour?: TextColour
  mark?: TextMark
  size?: TextSize
}
