import type uPlot from 'uplot'
import { showDay } from '../formats.ts'
import type { SeriesPoint } from '../statistics-queries.ts'

/** Apart in grey too; what was before is also dashed and thinner. */
const colours = { now: '#1f6866', before: '#a3672f', grid: '#e2d9cc', text: '#55615f' }
const font = "13px 'Be Vietnam Pro', sans-serif"

interface Plot {
  points: readonly SeriesPoint[]
  height: number
  showAxis: (value: number) => string
  onPoint: (index: number) => void
}

/** A day without its year: there is little room. */
const axisDate = (date = '') => showDay(date.length === 10 ? date.slice(5) : date)

/** A line of points in equal distances, the period before behind it. */
export function plotOptions({ points, height, showAxis, onPoint }: Plot) {
  const axis = { font, stroke: colours.text, ticks: { show: false } }
  const isSingle = points.length === 1
  return {
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(most * 1.08, 1)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 64,
        incrs: [1, 2, 3, 5, 7, 10, 14, 20, 30],
        values: (_, indices) => indices.map((index) => axisDate(points[index]?.date)),
      },
      {
        ...axis,
        size: 68,
        grid: { stroke: colours.grid, width: 1 },
        values: (_, values) => values.map(showAxis),
      },
    ],
    series: [
      {},
      { stroke: colours.before, width: 1.5, dash: [5, 4], points: { show: isSingle } },
      { stroke: colours.now, width: 2.5, points: { show: isSingle } },
    ],
    hooks: {
      setCursor: [({ cursor: { idx } }) => typeof idx === 'number' && onPoint(idx)],
    },
  } satisfies Omit<uPlot.Options, 'width'>
}
