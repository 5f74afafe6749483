podTemplate(yaml: '''
apiVersion: v1
kind: Pod
spec:
  containers:
  - name: a
    image: "cgr.dev/acme/pod:1"
''') { node(POD_LABEL) { } }
pipeline {
  agent {
    kubernetes {
      yaml """
        apiVersion: v1
        kind: Pod
        spec:
          containers:
          - image: cgr.dev/acme/indented:1
          - image: cgr.dev/acme/x:${TAG}
      """
      yamlFile 'pod.yaml'
    }
  }
}
podTemplate(containers: [
  containerTemplate(name: 'a', image: 'cgr.dev/acme/template:1', command: 'sleep'),
  other(image: 'cgr.dev/not/this:1'),
])
yaml 'one line'
