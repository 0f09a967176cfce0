export { begin as POST, readState as GET } from '../../../../../accounts/http/second-factor'
