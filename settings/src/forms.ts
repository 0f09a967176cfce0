import * as v from 'valibot'

/** Validates the text of a setting and parses it. The message follows the setting's name. */
export type Form = v.GenericSchema<string, string | number>

const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))

export const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
export const atLeast = (length: number) =>
  v.pipe(v.string(), v.minLength(length, `must have ${length} characters or more`))
export const bareWord = matching(/^\S+$/, 'must be one word')
export const passphrase = matching(/^\S{20,}$/, 'must have 20 characters or more, and no spaces')
export const onOrOff = v.picklist(['on', 'off'], 'must be on or off')
export const daysOrOff = matching(/^(off|[1-9]\d{0,2})$/, 'must be a number of days, or off')

export const workerMode = v.picklist(
  ['shared', 'server', 'worker'],
  'must be shared, server or worker',
)

export const publishableKey = matching(/^pk_\S{16,}$/, 'must be pk_ and 16 characters or more')
export const secretKey = matching(/^sk_\S{16,}$/, 'must be sk_ and 16 characters or more')

export const openOrClosed = v.picklist(['open', 'closed'], 'must be open or closed')

export const port = v.pipe(
  matching(/^\d+$/, 'must be a port number'),
  v.check((digits) => Number(digits) > 0 && Number(digits) < 65_536, 'must be between 1 and 65535'),
)
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    matching(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  )

export const day = v.pipe(v.string(), v.isoDate('must be a day, 2026-12-31'))

const ip = v.pipe(v.string(), v.ip())
const ipv4 = v.pipe(v.string(), v.ipv4())
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...others] = text.trim().split('/')
  const most = v.is(ipv4, address) ? 32 : 128
  const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return v.is(ip, address) && bitsFit && others.length === 0
}
export const networks = v.pipe(
  v.string(),
  v.check(
    (text) => text.split(',').every(isNetwork),
    'must be addresses or networks, 10.0.0.0/8,192.0.2.7',
  ),
)

export const folder = matching(/^(\/|[A-Za-z]:[\\/])/, 'must be an absolute path')
export const postgresUrl = matching(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres://')
export const redisUrl = matching(/^rediss?:\/\/\S+$/, 'must begin with redis://')
export const smtpUrl = matching(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
/** The address of an application; a trailing slash is removed. */
export const webAddress = v.pipe(
  matching(/^https?:\/\/[^\s/]\S*$/, 'must begin with http:// or https://'),
  v.transform((url) => url.replace(/\/$/, '')),
)
export const origin = matching(/^https?:\/\/[^\s/]+$/, 'must be http(s)://host without a path')
/** Plain HTTP only to this machine or a name of its own network, because secrets are sent there. */
export const providerOrigin = matching(
  /^(https:\/\/[^\s/]+|http:\/\/localhost(:\d+)?)$/,
  'must be https://host without a path',
)
export const providerPage = matching(
  /^(https:\/\/|http:\/\/[\w-]+[:/])\S+$/,
  'must be https:// and the whole address',
)

export const bucket = matching(
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  'must be 3 to 63 small letters, digits, dots and hyphens',
)
export const email = matching(/^[\w.-]+@([\w-]+\.)+[\w-]{2,4}$/, 'must be an e-mail address')
export const sender = matching(
  /^[^\r\n@]*@[^\r\n]+$/,
  'must be an e-mail address, or a name and <address>',
)
export const name = v.pipe(text, v.maxLength(100, 'must have 100 characters or less'))
export const bankBin = matching(/^\d{6}$/, 'must have six digits')
export const bankAccount = matching(/^[A-Z0-9]{1,19}$/, 'must be letters and digits')
export const rateLimits = matching(
  /^(on|off|\w+=\d+\/\d+(,\w+=\d+\/\d+)*)$/,
  'must be on, off or name=points/seconds,…',
)
export const logLevel = v.picklist(
  ['debug', 'http', 'info', 'warn', 'error', 'silent'],
  'must be debug, http, info, warn, error or silent',
)

const samplers = ['always_on', 'always_off', 'traceidratio']
export const sampler = v.picklist(
  [...samplers, ...samplers.map((name) => `parentbased_${name}`)],
  'must be always_on, always_off or traceidratio, or one of these after parentbased_',
)
export const share = matching(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number between 0 and 1')
