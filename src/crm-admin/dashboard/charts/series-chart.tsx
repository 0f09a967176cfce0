import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import uPlotCss from 'uplot/dist/uPlot.min.css?inline'
import type { Locale } from '../../../i18n/locale.ts'
import { Styles } from '../../styles/styles.tsx'
import { showDay, showShort } from '../formats.ts'
import type { SeriesPoint } from '../statistics-queries.ts'
import { plotOptions } from './plot-options.ts'

export interface SeriesChartProps {
  title: string
  points: readonly SeriesPoint[]
  height: number
  names: { now: string; before: string }
  locale: Locale
  showValue: (value: number) => string
}

/** Days or months in a line. A slider below goes from point to point; the one it stands on is written. */
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
