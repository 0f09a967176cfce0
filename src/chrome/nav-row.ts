export const ownMenus = 3

/** Width of a narrow letter. Widths are in ordinary letters, measured in the font of the menu. */
const narrow = 0.6
const wide = 1.5
const capital = 1.2

const widest = 19
const padding = 3
const chevron = 2
const room = 80

function widthOf(text: string): number {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  let width = 0
  for (const letter of letters) {
    if (/[fijlrtI ,]/.test(letter)) width += narrow
    else if (/[mwMW]/.test(letter)) width += wide
    else width += /\p{Lu}/u.test(letter) ? capital : 1
  }
  return Math.min(width, widest) + padding
}

/** @returns the number of names in the row; the others are in a last menu named `more` */
export function namesInRow(names: readonly string[], more: string): number {
  const fits = (count: number): boolean => {
    const last = count < names.length ? widthOf(more) + chevron : 0
    return names.slice(0, count).reduce((sum, name) => sum + widthOf(name), last) <= room
  }
  let count = names.length
  while (count > ownMenus && !fits(count)) count -= 1
  return count
}
