/** @param amount đồng, tax included @param rate percent */
export const includedVat = (amount: number, rate: number): number =>
  Math.round((amount * rate) / (100 + rate))
