/**
 * One path for the dark squares of a grid, row by row.
 * @example squaresPath([[true, true, false]]) // 'M0 0h2v1h-2z'
 */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows.map(runsOf).join('')
}

function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const start = x
    while (row[x]) x += 1
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}
