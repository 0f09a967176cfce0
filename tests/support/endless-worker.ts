/** Stands for a parser that never ends. */
export function pictureSources(): never {
  for (;;);
}

/** Stands for a parser whose memory grows without end. */
export function priceRows(): never {
  const kept: number[][] = []
  for (;;) kept.push(new Array(1_000_000).fill(1.5))
}

export const richTexts = ({ htmls }: { htmls: readonly string[] }) => htmls
