import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import uPlotCss from 'uplot/dist/uPlot.min.css?inline'
import type { Locale } from '../../../../i18n/locale.ts'
import { Styles } from '../../../kit/styles/styles.tsx'
import { showDay, showShort } from '../formats.ts'
import type { SeriesPoint } from '../statistics-queries.ts'

interface SeriesChartProps {
  title: string
  points: readonly SeriesPoint[]
  height: number
  names: { now: string; before: string }
  locale: Locale
  showValue: (value: number) => string
}

/** Days or months as a line; a slider shows the value of each point. */
export function SeriesChart(props: SeriesChartProps) {
  const { title, points, height, names, locale, showValue } = props
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(null)
  const last = points.length - 1
  const [chosen, setChosen] = useState(last)
  const at = Math.min(chosen, last)

  useEffect(() => {
    if (box.current === null) return
    const frame = box.current
    const options = plotOptions({ points, height, showAxis: showShort(locale), onPoint: setChosen })
    const values: uPlot.AlignedData = [
      points.map((_, index) => index),
      points.map(({ before }) => before),
      points.map(({ value }) => value),
    ]
    const chart = new uPlot({ ...options, width: frame.clientWidth }, values, frame)
    plot.current = chart
    const resized = new ResizeObserver(() => chart.setSize({ width: frame.clientWidth, height }))
    resized.observe(frame)
    return () => {
      resized.disconnect()
      chart.destroy()
    }
  }, [points, height, locale])

  const goTo = (index: number): void => {
    setChosen(index)
    plot.current?.setCursor({ left: plot.current.valToPos(index, 'x'), top: 0 })
  }
  const { date = '', value = 0, before = null } = points[at] ?? {}
  const then = before === null ? '' : `; ${names.before}: ${showValue(before)}`
  return (
    <>
      <Styles name="plot" css={uPlotCss} />
      <p className="crm-readout">
        {showDay(date)}: <span className="crm-now">{names.now}</span>{' '}
        <strong>{showValue(value)}</strong>
        {before !== null && (
          <>
            {' · '}
            <span className="crm-before">{names.before}</span> {showValue(before)}
          </>
        )}
      </p>
      <div ref={box} className="crm-plot" aria-hidden="true" style={{ height }} />
      <input
        type="range"
        className="crm-slider"
        aria-label={title}
        aria-valuetext={`${showDay(date)}: ${showValue(value)}${then}`}
        min={0}
        max={last}
        value={at}
        onChange={(event) => goTo(event.target.valueAsNumber)}
      />
    </>
  )
}

/** Colours that also differ in grey; the line of the former period is dashed and thinner. */
const colours = { now: '#1f6866', before: '#a3672f', grid: '#e2d9cc', text: '#55615f' }
const font = "13px 'Be Vietnam Pro', sans-serif"

interface Plot {
  points: readonly SeriesPoint[]
  height: number
  showAxis: (value: number) => string
  onPoint: (index: number) => void
}

const axisDate = (date = '') => showDay(date.length === 10 ? date.slice(5) : date)

function plotOptions({ points, height, showAxis, onPoint }: Plot) {
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
