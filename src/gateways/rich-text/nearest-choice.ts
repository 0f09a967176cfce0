import {
  type TextColour,
  type TextMark,
  type TextSize,
  textColours,
  textMarks,
  textSizes,
} from '@nas/domain/rich-text/palette'
import { type Color, differenceCiede2000, parse } from 'culori'

const difference = differenceCiede2000()
const clear = 0.1

function nearestColour<N extends string>(
  choices: Record<N, { value: string }>,
  colour: Color,
): N | undefined {
  const ranked = Object.entries<{ value: string }>(choices)
    .map(([name, { value }]) => ({ name: name as N, far: difference(value, colour) }))
    .sort((one, other) => one.far - other.far)
  return ranked[0]?.name
}

function colourOf(css: string | undefined): Color | undefined {
  const colour = css === undefined ? undefined : parse(css)
  return colour && (colour.alpha ?? 1) > clear ? colour : undefined
}

/** The palette's colour that looks most like a CSS colour; none for what is no colour. */
export function nearestTextColour(css: string | undefined): TextColour | undefined {
  const colour = colourOf(css)
  return colour && nearestColour(textColours, colour)
}

/** As above; white behind text is no mark. */
export function nearestMark(css: string | undefined): TextMark | undefined {
  const colour = colourOf(css)
  if (!colour || difference('white', colour) < 3) return undefined
  return nearestColour(textMarks, colour)
}

/** The editor's base size (SPEC §9). */
const base = 16
const units: Record<string, number> = { px: 1, pt: 4 / 3, em: base, rem: base, '%': base / 100 }
const namedSizes: Record<string, number> = {
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}
const relative: TextSize[] = ['small', 'large', 'huge']

function pixels(css: string): number | undefined {
  if (Object.hasOwn(namedSizes, css)) return namedSizes[css]
  const [, amount, unit = ''] = /^(\d*\.?\d+)(px|pt|em|rem|%)$/.exec(css) ?? []
  const factor = units[unit]
  return amount === undefined || factor === undefined ? undefined : Number(amount) * factor
}

/** The size of the editor nearest to a CSS font size; none for what is no size. */
export function nearestSize(css: string | undefined): TextSize | undefined {
  if (css === undefined) return undefined
  const exact = Object.entries(textSizes).find(([, { value }]) => value === css)
  if (exact) return exact[0] as TextSize
  const target = pixels(css)
  if (target === undefined) return undefined
  const ranked = Object.entries(textSizes)
    .map(([name, { value }]) => ({
      name: name as TextSize,
      far: Math.abs((pixels(value) ?? 0) - target),
    }))
    .sort(
      (one, other) =>
        one.far - other.far ||
        Number(relative.includes(one.name)) - Number(relative.includes(other.name)),
    )
  return ranked[0]?.name
}
