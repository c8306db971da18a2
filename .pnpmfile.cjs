// These packages name tools as optional peers that they run without: Prisma's command line and TypeScript. As this workspace has
// both, they would come along into the images.
const WITH_TOOLS_AS_PEERS = ['@prisma/client', 'valibot']

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (!WITH_TOOLS_AS_PEERS.includes(manifest.name)) return manifest
      return { ...manifest, peerDependencies: {}, peerDependenciesMeta: {} }
    },
  },
}
