export { listForStaff as GET } from '../../../../likes/http/likes'
