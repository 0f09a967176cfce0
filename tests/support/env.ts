/** A setting that the test runner gives to the suites. */
export function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the suite through npm test`)
  return value
}
