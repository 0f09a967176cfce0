/** A text that visitors looked for without a result. */
export interface Missed {
  text: string
  count: number
}

/** Maximum number of texts in one report. */
export const mostMissed = 200
