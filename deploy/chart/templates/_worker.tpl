{{/* The Deployment of a worker with one task, and the Service with which Prometheus discovers its pods. */}}
{{- define "income.workerDeployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  {{- include "income.metadata" . | nindent 2 }}
spec:
  {{- if not (.of.autoscaling).enabled }}
  replicas: {{ .of.replicas }}
  {{- end }}
  selector:
    matchLabels:
      {{- include "income.selector" . | nindent 6 }}
  template:
    metadata:
      {{- include "income.podMetadata" . | nindent 6 }}
    spec:
      {{- include "income.podSpec" . | nindent 6 }}
      terminationGracePeriodSeconds: {{ .of.gracePeriodSeconds | default 30 }}
      containers:
        - name: worker
          {{- include "income.container" . | nindent 10 }}
          ports: [{ name: metrics, containerPort: 9464 }]
          env:
            - { name: TASKS, value: {{ .tasks }} }
            {{- include "income.settings" .root.Values.settings | trim | nindent 12 }}
            {{- include "income.settings" .root.Values.worker.settings | trim | nindent 12 }}
            {{- include "income.secretEnvironment" .root | trim | nindent 12 }}
          startupProbe:
            httpGet: { path: /health/live, port: metrics }
            periodSeconds: 2
            failureThreshold: 30
          readinessProbe:
            httpGet: { path: /health/ready, port: metrics }
            periodSeconds: 10
            timeoutSeconds: 5
          livenessProbe:
            httpGet: { path: /health/live, port: metrics }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          resources:
            {{- toYaml .resources | nindent 12 }}
          volumeMounts:
            {{- include "income.secretMount" .root | nindent 12 }}
            - { name: temporary, mountPath: /tmp }
            - { name: work, mountPath: /var/lib/income }
      volumes:
        {{- include "income.secretVolume" .root | nindent 8 }}
        - { name: temporary, emptyDir: { medium: Memory, sizeLimit: 64Mi } }
        # Applicants' files while they are read: in memory, so that a killed worker leaves nothing on the node.
        - { name: work, emptyDir: { medium: Memory, sizeLimit: {{ .workSpace }} } }
---
apiVersion: v1
kind: Service
metadata:
  {{- include "income.metadata" . | nindent 2 }}
    prometheus-job: income-{{ .component }}
spec:
  clusterIP: None
  publishNotReadyAddresses: true
  selector:
    {{- include "income.selector" . | nindent 4 }}
  ports: [{ name: metrics, port: 9464, targetPort: metrics }]
{{- end }}
