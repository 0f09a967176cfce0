/** @example money(97_000_000) === '970.000 VND' */
export function money(hundredths: number): string {
  return `${new Intl.NumberFormat('vi-VN').format(hundredths / 100)} VND`
}
