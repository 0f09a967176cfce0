declare module '@20minutes/s3rver' {
  interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    allowMismatchedSignatures?: boolean
    key?: string
    cert?: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  /** A small S3 storage over a folder. */
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
