export { pageQuery as checkListQuery } from '../http/requests/paging.ts'
