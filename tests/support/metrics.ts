import { given } from './env.ts'

/** The metrics of a part as text. @param name of its setting, such as `SHOP_METRICS` */
export const metricsOf = async (name: string) => (await fetch(given(name))).text()

/** The value of a metric, by name and labels as printed; 0 when it is not there. */
export async function figure(name: string, what: string): Promise<number> {
  const lines = (await metricsOf(name)).split('\n')
  return Number(lines.find((line) => line.startsWith(`${what} `))?.slice(what.length) ?? 0)
}
