/** Widths of the bars and spaces of each symbol, six digits a symbol. */
const symbols =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231' +
  '113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211' +
  '212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131' +
  '113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111' +
  '314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211' +
  '241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214' +
  '211232'

const stop = '2331112'

/** Code set B: printable ASCII. */
const startB = 104
const firstCharacter = 32
const lastValue = 94

/** @returns widths in modules, a bar and a space in turn @throws RangeError for non-ASCII text */
export function code128(text: string): number[] {
  const values = [...text].map((character) => character.charCodeAt(0) - firstCharacter)
  if (!values.every((value) => value >= 0 && value <= lastValue)) {
    throw new RangeError('Only printable ASCII has a bar code')
  }
  const sum = values.reduce((sum, value, index) => sum + value * (index + 1), startB)
  const widths = [startB, ...values, sum % 103].map((at) => symbols.slice(at * 6, at * 6 + 6))
  return [...widths.join(''), ...stop].map(Number)
}
