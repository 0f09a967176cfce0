import { expect } from 'vitest'
import { type Answer, call, get } from './http.ts'

/** A kind of record; the whole run is PAIRS=50 (docs/testing.md). */
const pairs = Number(process.env.PAIRS || 15)

/** A record that two clients change at the same time. */
export interface Subject {
  /** The stored version, and the value that both clients replace. */
  read(): Promise<{ version: unknown; value: unknown }>
  write(value: unknown, version: unknown, client: 0 | 1): Promise<Answer>
}

export interface Race {
  code: 'stale' | 'conflict'
  /** The workers share the pairs; each takes one pair after the other. */
  subjects: Subject[]
  /** The value that a client writes; different at each call. */
  nextValue(): unknown
  /** Other tests change the same record, so both clients of a pair may lose. */
  isShared?: true
}

const putAsStaff = (token: string, path: string, data: object) =>
  call('PUT', path, { token, body: { data } })

/** A record with one attribute that staff change. */
export function staffRecord(
  token: string,
  path: string,
  attribute: string,
  fixed: object = {},
): Subject {
  return {
    async read() {
      const { attributes } = (await get(path, token)).body.data
      return { version: attributes.updatedAt, value: attributes[attribute] }
    },
    write: (value, updatedAt) =>
      putAsStaff(token, path, { ...fixed, [attribute]: value, updatedAt }),
  }
}

/**
 * Two clients write changes made from the same version.
 * @returns false when the pair is inconclusive: a busy shop did not answer in time, or another test
 * changed a shared record first
 */
async function raceOnce(race: Race, subject: Subject): Promise<boolean> {
  const { version } = await subject.read()
  const wanted = [race.nextValue(), race.nextValue()]
  const answers = await Promise.all([
    subject.write(wanted[0], version, 0),
    subject.write(wanted[1], version, 1),
  ])
  const statuses = answers.map(({ status }) => status).sort()
  if (statuses.includes(503)) return false
  if (race.isShared && statuses[0] === 409) return false
  expect(statuses).toEqual([200, 409])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(answers[1 - winner]?.body.error.details.code).toBe(race.code)
  const after = await subject.read()
  expect(after.value).toEqual(wanted[winner])
  expect(after.version).not.toEqual(version)
  return true
}

/** Expects that of two concurrent updates made from one version exactly one is stored. */
export async function expectOneWinnerEach(race: Race): Promise<void> {
  const { subjects } = race
  await Promise.all(
    subjects.map(async (subject) => {
      for (let done = 0; done < pairs / subjects.length; ) {
        if (await raceOnce(race, subject)) done += 1
      }
    }),
  )
}
