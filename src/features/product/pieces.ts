/** What was typed or stepped to, as a number of pieces that can be bought. */
export function pieces(wanted: number, most: number): number {
  return Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), 1), most) : 1
}
