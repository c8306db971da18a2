import { allowBrowsers, createS3Storage, ensureBucket } from '@income/platform'
import { Command } from 'commander'
import { exportBucket, importBucket } from './bucket-archive.ts'
import { originsOf } from '../../sign-in/public-url.ts'
import { bucketOptions, publicUrl } from '../environment.ts'
import { OperatorError } from '../operator-error.ts'
import { Output, type Printing } from '../output.ts'

const NO_CORS_RULES =
  'The storage does not take CORS rules from this access key (PutBucketCors). Allow GET, HEAD and PUT from the origin of ' +
  'PUBLIC_URL with the tools of the storage: without them the console can neither upload nor show documents.'

export function bucketCommand(): Command {
  return new Command('bucket')
    .description('Create, export and import the bucket of all objects')
    .addCommand(create())
    .addCommand(exporting())
    .addCommand(importing())
}

function create(): Command {
  return new Command('create')
    .description('Create the bucket S3_BUCKET unless it exists, and allow the console at PUBLIC_URL to use it')
    .option('--json', 'print JSON')
    .action(async (options: Printing) => {
      const bucket = bucketOptions()
      await ensureBucket(bucket)
      const origins = originsOf(publicUrl())
      const allowed = await allowBrowsers(bucket, origins)
      new Output(options).one({ bucket: bucket.bucket, allowedOrigins: allowed ? origins : [] })
      if (!allowed) console.error(NO_CORS_RULES)
    })
}

function exporting(): Command {
  return new Command('export').description('Write all objects to standard output as a tar archive').action(async () => {
    if (process.stdout.isTTY) throw new OperatorError('The archive goes to standard output: send it to a file')
    const { objects, bytes } = await exportBucket(createS3Storage(bucketOptions()), process.stdout)
    console.error(`${objects} objects of ${bytes} bytes exported`)
  })
}

function importing(): Command {
  return new Command('import')
    .description('Read a tar archive from standard input and store its objects in the bucket')
    .action(async () => {
      const { objects, bytes } = await importBucket(createS3Storage(bucketOptions()), process.stdin)
      console.error(`${objects} objects of ${bytes} bytes imported`)
    })
}
